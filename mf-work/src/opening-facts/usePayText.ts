import type { Pay } from '@mentor-connect/contract/work/openingRules'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** Returns a function from the pay of an opening to a text. Null is pay that the poster does not state. */
export function usePayText(): (pay: Pay | null) => string {
  const t = useT()
  const locale = useLocale()
  const rupees = new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  return (pay) => {
    if (!pay) return t('openings.pay.unstated')
    const { from, to = from, per } = pay
    if (to === 0) return t('openings.pay.unpaid')
    // Not `formatRange`, because its separator differs between the versions of servers and browsers.
    const amount = to > from ? `${rupees.format(from)}–${rupees.format(to)}` : rupees.format(from)
    return t(`openings.pay.${per}`, { amount })
  }
}
