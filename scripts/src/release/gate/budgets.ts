/** Size budgets in bytes, brotli. A release over one of them is refused. */
export const BUDGETS = {
  /** First script of the shell: everybody loads it. */
  shellEntry: 190_000,
  /** First script of a remote: everybody who visits the area loads it. */
  remoteEntry: 32_000,
  /** Any other script. */
  chunk: 60_000,
  /** A library that is loaded whole when somebody asks for what it does, as the PDF viewer (ADR 095). */
  library: 300_000,
  /** All scripts of a release together, without the libraries. */
  total: 320_000,
} as const
