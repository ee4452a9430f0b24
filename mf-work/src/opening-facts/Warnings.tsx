import type { OpeningWarning } from '@mentor-connect/contract/work/openingWarnings'
import { Notice } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** The signs of fraud in an opening, and what to do about them. */
export function Warnings({ warnings }: { warnings: OpeningWarning[] }) {
  const t = useT()
  if (warnings.length === 0) return null
  return (
    <section aria-label={t('openings.one.warning')}>
      <Notice tone="warning">
        <strong>{t('openings.one.warning')}</strong>
        {warnings.map((warning) => (
          <p key={warning}>{t(`openings.one.warning.${warning}`)}</p>
        ))}
        <p>{t('openings.one.warning.help')}</p>
      </Notice>
    </section>
  )
}
