import type { Locale } from '../api/locales'
import communityEn from '../community/report-texts/en.json'
import communityHi from '../community/report-texts/hi.json'
import coursesEn from '../courses/report-texts/en.json'
import coursesHi from '../courses/report-texts/hi.json'
import learningEn from '../learning/report-texts/en.json'
import learningHi from '../learning/report-texts/hi.json'
import mentoringEn from '../mentoring/report-texts/en.json'
import mentoringHi from '../mentoring/report-texts/hi.json'
import workEn from '../work/report-texts/en.json'
import workHi from '../work/report-texts/hi.json'
import messageEn from './report-texts/en.json'
import messageHi from './report-texts/hi.json'
import type { ReportKind } from './reports'

type NeededId = `reported.${ReportKind}.${'kind' | 'title' | 'intro'}`

/**
 * The texts about each kind of content that can be reported, for dialogs, the person's own reports and the
 * back office:
 *
 * - `kind`: the name of the kind; `ownKind` is the name that the person who has reported the content reads,
 * if it differs
 * - `button`: the text of the button that opens the report; if absent, the button says “Report”, and
 * `buttonBy` is its label
 *   for screen readers if the usual one does not fit
 * - `title` and `intro` of the dialog
 */
export const REPORT_TEXTS = {
  en: { ...messageEn, ...coursesEn, ...mentoringEn, ...learningEn, ...workEn, ...communityEn },
  hi: { ...messageHi, ...coursesHi, ...mentoringHi, ...learningHi, ...workHi, ...communityHi },
} satisfies Record<Locale, Record<NeededId, string>>
export type ReportTextId = keyof typeof REPORT_TEXTS.en
export const isReportText = (id: string): id is ReportTextId => id in REPORT_TEXTS.en
