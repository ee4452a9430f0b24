/** Thrown if an uploaded file is not accepted. The message is shown to the person who uploaded it. */
export class RejectedFileError extends Error {}
