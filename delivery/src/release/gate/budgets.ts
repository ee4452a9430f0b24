/** Size budgets of scripts in bytes, brotli. A release over one of them is refused. */
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

interface KindBudget {
  /** In sentences. */
  name: string
  endings: string[]
  /** How many files. */
  count: number
  /** Bytes of one file, and of all, as they are and not compressed. */
  each: number
  total: number
  /** Bytes of all as they travel: the brotli copies, and what has none as it is. Scripts have `BUDGETS.total`. */
  packed?: number
}

const MB = 1_000_000

/** What a release may bring of each kind of file; compressed copies count for their original. */
export const KIND_BUDGETS: KindBudget[] = [
  { name: 'scripts', endings: ['js'], count: 200, each: 1 * MB, total: 4 * MB },
  { name: 'libraries', endings: ['mjs'], count: 4, each: 2 * MB, total: 4 * MB, packed: 4 * BUDGETS.library },
  { name: 'styles', endings: ['css'], count: 20, each: 0.2 * MB, total: 0.5 * MB, packed: 0.1 * MB },
  // The site composes its pages; a page of a release would stand beside them, past the check of what is in them.
  {
    name: 'HTML pages',
    endings: ['html', 'htm', 'xhtml', 'xht', 'xml'],
    count: 0,
    each: 0,
    total: 0,
    packed: 0,
  },
  {
    name: 'pictures',
    endings: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'ico'],
    count: 200,
    each: 0.3 * MB,
    total: 3 * MB,
    packed: 3 * MB,
  },
  {
    name: 'fonts',
    endings: ['woff2', 'woff', 'ttf', 'otf'],
    count: 12,
    each: 0.2 * MB,
    total: 1 * MB,
    packed: 1 * MB,
  },
]

/** Descriptions, licences, prerendered pages and whatever else. */
export const OTHER_BUDGET: KindBudget = {
  name: 'other files',
  endings: [],
  count: 400,
  each: 1 * MB,
  total: 5 * MB,
  packed: 1 * MB,
}
