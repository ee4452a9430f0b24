import { messageWarnings } from '@mentor-connect/contract/work/openingWarnings'
import { Notice } from '@mentor-connect/ui'
import { useT } from './messages/useT'

const TEXTS = { fee: 'openings.one.warning.fee', messenger: 'openings.answer.warning.messenger' } as const

/** The signs of fraud in a message of a poster, and what to do about them. */
export function MessageWarnings({ text }: { text: string }) {
  const t = useT()
  const warnings = messageWarnings(text)
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning">
      <strong>{t('openings.answer.warning')}</strong>
      {warnings.map((warning) => (
        <p key={warning}>{t(TEXTS[warning])}</p>
      ))}
      <p>{t('openings.answer.warning.help')}</p>
    </Notice>
  )
}
