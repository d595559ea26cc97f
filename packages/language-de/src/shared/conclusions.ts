/** What follows if one of two sets, A or B, has a digit. */
export const conclusions = {
  oneDigit: "kann eine Zelle, die jede {digit} beider Mengen sieht, nicht {digit} sein",
  severalDigits:
    "kann eine Zelle, die jede {digit} beider Mengen sieht, nicht {digit} sein. Dasselbe gilt für {others}",
};
