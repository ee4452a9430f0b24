/** The site cannot be exported: the message says why, and what to do. */
export class ExportFailed extends Error {}
