import { SUBJECT_ROWS } from '@mentor-connect/contract/rules/subjectData'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'

/** The subjects to choose from: those of the mentor first, then all others by name. */
export function useTopics(domains: readonly string[]) {
  const locale = useLocale()
  const { compare } = new Intl.Collator(INTL_TAGS[locale])
  const topics = SUBJECT_ROWS.map(([id, en, hi]) => ({
    value: id as string,
    label: locale === 'hi' ? hi : en,
    isOwn: domains.includes(en) || domains.includes(hi),
  }))
  return topics
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || compare(a.label, b.label))
    .map(({ value, label }) => ({ value, label }))
}
