import type { BadPage } from './badPage'
import { CARELESS_PAGES } from './carelessPages'
import { MEDDLING_PAGES } from './meddlingPages'
import { UNUSABLE_PAGES } from './unusablePages'

/** Faults of pages that only a browser finds, each made with one line of code. */
export const BAD_PAGES: BadPage[] = [...UNUSABLE_PAGES, ...CARELESS_PAGES, ...MEDDLING_PAGES]
