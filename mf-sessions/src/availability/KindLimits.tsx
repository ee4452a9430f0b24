import type { SessionKind } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { Folded, SelectField, Small, font, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const BREAKS = [0, 15, 30, 45, 60]
const NOTICES = [12, 24, 48, 72, 168]
const HORIZONS = [7, 14, 30, 60]

/**
 * The break after a session, and how early and late it can be booked. Collapsed, because it rarely changes; the
 * summary shows the current values.
 */
export function KindLimits({
  kind,
  onChange,
}: {
  kind: SessionKind
  onChange: (patch: Partial<SessionKind>) => void
}) {
  const t = useT()
  const { buffer, noticeHours, horizonDays } = kind
  const pause = buffer === 0 ? t('sessions.kinds.noBreak') : t('sessions.kinds.breakOf', { count: buffer })
  return (
    <Limits>
      <summary>
        {t('sessions.kinds.limits')}
        <Now>{t('sessions.kinds.limitsNow', { pause, notice: noticeHours, horizon: horizonDays })}</Now>
      </summary>
      <Fields>
        <SelectField
          label={t('sessions.kinds.buffer')}
          value={String(buffer)}
          options={numberOptions(BREAKS, buffer, (count) =>
            count === 0 ? t('sessions.kinds.noBreak') : t('sessions.kinds.minutesOf', { count }),
          )}
          onChange={(value) => onChange({ buffer: Number(value) })}
        />
        <SelectField
          label={t('sessions.kinds.horizon')}
          value={String(horizonDays)}
          options={numberOptions(HORIZONS, horizonDays, (count) => t('sessions.kinds.horizonOf', { count }))}
          onChange={(value) => onChange({ horizonDays: Number(value) })}
        />
        <SelectField
          label={t('sessions.kinds.notice')}
          value={String(noticeHours)}
          options={numberOptions(NOTICES, noticeHours, (count) => t('sessions.kinds.noticeOf', { count }))}
          onChange={(value) => onChange({ noticeHours: Number(value) })}
        />
      </Fields>
    </Limits>
  )
}

const Limits = styled(Folded)`
  grid-column: 1 / -1;
`

const Now = styled(Small)`
  display: block;
  font-weight: ${font.weight.normal};
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[3]};
  align-items: end;
  padding-top: ${space[2]};
  ${media.wideUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Options of a choice between numbers: the usual ones, and the current one if it is not among them. */
export const numberOptions = (usual: number[], current: number, text: (count: number) => string) =>
  [...new Set([...usual, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: text(value) }))
