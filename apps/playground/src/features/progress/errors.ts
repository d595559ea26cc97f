import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

export const backupTooLarge = (megabytes: number, most: number): CodedError =>
  wingsError("BAD_BACKUP", `The file has ${megabytes} MB. A backup has at most ${most} MB.`, {
    fault: "size",
    megabytes,
    most,
  });

/** The file is no JSON: it was cut off, or changed. */
export const backupNoJson = (why: string): CodedError =>
  wingsError("BAD_BACKUP", `The file is damaged: it is no JSON. ${why}`, { fault: "json", why });

export const noBackup = (seen: string): CodedError =>
  wingsError("BAD_BACKUP", `The file is no backup of wings: expected "wings": "backup", found ${seen}.`, {
    fault: "other",
    seen,
  });

export const backupVersion = (seen: string): CodedError =>
  wingsError("BAD_BACKUP", `The backup has version ${seen}, and this page reads version 1. Reload the page.`, {
    fault: "version",
    seen,
  });

/** Something in the file is not valid. Nothing of the file is used. */
export const backupEntry = (path: string, seen: string): CodedError =>
  wingsError("BAD_BACKUP", `The backup is damaged at ${path}: ${seen} is not valid. Nothing was changed.`, {
    fault: "entry",
    path,
    seen,
  });

export const storageFull = (): CodedError =>
  wingsError(
    "STORAGE_FULL",
    "The browser has no room for this, or keeps nothing. Allow storage or remove boards, and try again. Nothing was changed.",
    {},
  );
