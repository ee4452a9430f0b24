import type { PassedCourse } from '@mentor-connect/contract/api/certificates'
import { useLocale } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** The facts that the page of a check shows for a course that was passed. */
export function usePassedFacts() {
  const t = useT()
  const locale = useLocale()
  return ({ percent, required, hours, level, language }: PassedCourse): [string, string][] => {
    const taught = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
    return [
      [t('public.verify.result'), t('public.verify.passed', { percent, required })],
      [t('public.verify.hours'), t('public.verify.hoursOf', { count: hours })],
      [t('public.verify.level'), t(`public.verify.level.${level}`)],
      [t('public.verify.language'), taught],
      [t('public.verify.checked'), t('public.verify.unsupervised')],
    ]
  }
}
