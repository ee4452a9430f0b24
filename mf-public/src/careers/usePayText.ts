import type { Career } from '@mentor-connect/contract/learning/careers'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** Returns a function from a career to a text on its pay, with the source, or on the lack of reliable data. */
export function usePayText(): (career: Career) => string {
  const t = useT()
  const locale = useLocale()
  const rupees = new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  return ({ pay }) =>
    pay
      ? t('public.careers.payKnown', {
          amount: rupees.format(pay.start),
          level: pay.level,
          year: String(pay.year),
        })
      : t('public.careers.payUnknown')
}
