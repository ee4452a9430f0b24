/** Size budgets of scripts in bytes, brotli. A release that exceeds one of them is refused. */
export const BUDGETS = {
  /** First script of the shell, which every visitor loads. */
  shellEntry: 164_000,
  /** First script of a remote, which every visitor of the area loads. */
  remoteEntry: 32_000,
  /**
   * Addition for the entry of a release that brings its own runtime of Module Federation. The runtime of
   * version 2.9.2 has 23 kB.
   */
  ownRuntime: 25_000,
  /** Any other script. The largest is the library of the lesson editor. */
  chunk: 64_000,
  /** A library that is loaded on demand, such as the PDF viewer. */
  library: 300_000,
  /** All scripts of a release together, not counting the libraries. */
  total: 410_000,
} as const

interface KindBudget {
  /** Name of this kind of file in error messages. */
  name: string
  endings: string[]
  /** Maximum number of files. */
  count: number
  /** Maximum uncompressed size in bytes: of one file, and of all files together. */
  each: number
  total: number
  /**
   * Maximum size of all files in bytes as they are sent: the brotli copy if there is one. Scripts have
   * `BUDGETS.total` instead.
   */
  packed?: number
}

const MB = 1_000_000

/** Limits for each kind of file. A compressed copy counts as the same kind as its original. */
export const KIND_BUDGETS: KindBudget[] = [
  { name: 'scripts', endings: ['js'], count: 200, each: 1 * MB, total: 4 * MB },
  { name: 'libraries', endings: ['mjs'], count: 4, each: 2 * MB, total: 4 * MB, packed: 4 * BUDGETS.library },
  // The limit is low because every thread of the renderer keeps this file in memory.
  { name: 'files for servers', endings: ['cjs'], count: 1, each: 2 * MB, total: 2 * MB },
  // There may be up to one style sheet for each page, and the page links it before it is shown.
  { name: 'styles', endings: ['css'], count: 100, each: 0.2 * MB, total: 0.5 * MB, packed: 0.1 * MB },
  // HTML files are not allowed: the site composes its pages itself, and an HTML file of a release would bypass the
  // checks of their content.
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

/** Descriptions, licences and all other files. */
export const OTHER_BUDGET: KindBudget = {
  name: 'other files',
  endings: [],
  count: 400,
  each: 1 * MB,
  total: 5 * MB,
  packed: 1 * MB,
}
