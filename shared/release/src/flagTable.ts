import { minute, table } from '@mentor-connect/contract/rules/textTable'
import type { FlagRow } from './target'

const HEADINGS = ['flag', 'on', 'since (UTC)', 'by', 'reason', 'what it is']

/** Formats the feature flags of an area for a terminal. */
export const flagTable = (rows: FlagRow[]): string =>
  table(HEADINGS, rows.map(cells), 'The live release declares no flags.')

const cells = ({ flag, percent, since, by, reason, text }: FlagRow): string[] => [
  flag,
  `${percent}%`,
  since ? minute(since) : 'the default',
  by ?? '',
  reason ?? '',
  text,
]
