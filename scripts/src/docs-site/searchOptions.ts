import type { Options } from 'minisearch'

/** An entry of the search index: a section of a page. */
export interface Entry {
  id: number
  title: string
  page: string
  text: string
  href: string
}

/** Options of the index. It must be created and read with the same options. */
export const SEARCH_OPTIONS: Options<Entry> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'href'],
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
}

/** The global variable to which the script of the index assigns the index. */
export const INDEX_NAME = 'documentationIndex'
