/** What follows if one of two sets, A or B, has a digit. */
export const conclusions = {
  oneDigit: "une case qui voit tous les {digit} des deux ensembles ne peut pas valoir {digit}",
  severalDigits:
    "une case qui voit tous les {digit} des deux ensembles ne peut pas valoir {digit}. De même pour {others}",
};
