import { dashboard, network, savings } from './motifs/charts'
import { bulb, conversation, laboratory, ladder } from './motifs/ideas'
import { artboard, cloudServers, megaphone, office, shield } from './motifs/making'
import type { Motif } from './motifs/motif'
import { phone, terminal, webPage } from './motifs/screens'
import { compass, resume, summit } from './motifs/work'
import type { PaletteName } from './palettes'

export interface Subject {
  motifs: Motif[]
  palettes: PaletteName[]
}

/**
 * The subjects that are drawn for domains. The first pattern that matches a course's domains wins, so specific
 * subjects come before general ones.
 */
const SUBJECTS: [pattern: RegExp, subject: Subject][] = [
  [/machine learning|artificial|\bai\b/i, { motifs: [network], palettes: ['plum', 'indigo', 'teal'] }],
  [/security/i, { motifs: [shield], palettes: ['indigo', 'teal', 'sky'] }],
  [/cloud|devops/i, { motifs: [cloudServers], palettes: ['sky', 'indigo', 'coral'] }],
  [/mobile|android|app dev/i, { motifs: [phone], palettes: ['leaf', 'plum', 'coral'] }],
  [/data|statistics/i, { motifs: [dashboard], palettes: ['indigo', 'teal', 'amber', 'rose'] }],
  [/design|\bux\b/i, { motifs: [artboard], palettes: ['rose', 'coral', 'plum'] }],
  [/web/i, { motifs: [webPage], palettes: ['teal', 'sky', 'coral', 'indigo'] }],
  [/programming|python|java|code/i, { motifs: [terminal], palettes: ['amber', 'teal', 'plum', 'sky'] }],
  [/marketing/i, { motifs: [megaphone], palettes: ['coral', 'amber', 'rose'] }],
  [/finance|money/i, { motifs: [savings], palettes: ['leaf', 'amber', 'teal'] }],
  [/science|math|physics/i, { motifs: [laboratory], palettes: ['sky', 'plum', 'leaf'] }],
  [
    /communication|english|language|interview/i,
    { motifs: [conversation], palettes: ['coral', 'teal', 'rose', 'indigo'] },
  ],
  [/office|spreadsheet|productivity/i, { motifs: [office], palettes: ['leaf', 'sky', 'teal'] }],
  [/job/i, { motifs: [resume], palettes: ['sky', 'amber', 'rose', 'teal'] }],
  [/career/i, { motifs: [summit, compass], palettes: ['amber', 'sky', 'indigo', 'coral'] }],
]

const ANY: Subject = { motifs: [bulb, ladder], palettes: ['teal', 'amber', 'plum', 'sky'] }

export function subjectOf(domains: string[]): Subject {
  const found = SUBJECTS.find(([pattern]) => domains.some((domain) => pattern.test(domain)))
  return found?.[1] ?? ANY
}
