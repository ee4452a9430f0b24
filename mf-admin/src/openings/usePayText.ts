import type { Pay } from '@mentor-connect/contract/work/openingRules'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'

/** Returns a function from the pay of an opening to a text. Null is pay that the poster does not state. */
export function usePayText(): (pay: Pay | null) => string {
  const t = useT()
  const rupees = new Intl.NumberFormat(INTL_TAGS[useLocale()], {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  return (pay) => {
    if (!pay) return t('admin.openings.pay.unstated')
    const { from, to = from, per } = pay
    if (to === 0) return t('admin.openings.pay.unpaid')
    const amount = to > from ? rupees.formatRange(from, to) : rupees.format(from)
    return t(`admin.openings.pay.${per}`, { amount })
  }
}
