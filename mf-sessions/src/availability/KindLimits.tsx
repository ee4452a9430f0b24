import type { SessionKind } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { timeOfDay } from '@mentor-connect/features/account'
import { useLocale } from '@mentor-connect/i18n'
import { Button, Folded, Hint, SelectField, Small, font, media, notify, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { numberOptions } from './numberOptions'
import { PerDayField } from './PerDayField'
import { useLimitsT } from './useLimitsT'

const BREAKS = [0, 15, 30, 45, 60]
const NOTICES = [12, 24, 48, 72, 168]
const HORIZONS = [7, 14, 30, 60]
/** Time of day in the example that explains breaks, in minutes: 4 pm. */
const EXAMPLE_END = 16 * 60

interface KindLimitsProps {
  /** Name of the kind in the form. */
  name: string
  kind: SessionKind
  onChange: (patch: Partial<SessionKind>) => void
  /** Copies the breaks of this kind to all kinds; absent if there is no other kind. */
  onForAll: (() => void) | undefined
}

/**
 * The breaks around a session, the maximum number of sessions per day, and how early and late a session can
 * be booked. Collapsed, because these rarely change; the summary shows the current values.
 */
export function KindLimits({ name, kind, onChange, onForAll }: KindLimitsProps) {
  const t = useT()
  const limits = useLimitsT()
  const locale = useLocale()
  const { buffer, bufferBefore = 0, perDay = 0, noticeHours, horizonDays } = kind
  const breakOptions = (current: number) =>
    numberOptions(BREAKS, current, (count) =>
      count === 0 ? t('sessions.kinds.noBreak') : t('sessions.kinds.minutesOf', { count }),
    )
  const handleForAll = () => {
    onForAll?.()
    notify.success(limits('hours.forAllDone'))
  }
  const pause = buffer === 0 ? t('sessions.kinds.noBreak') : t('sessions.kinds.breakOf', { count: buffer })
  return (
    <Limits>
      <summary>
        {t('sessions.kinds.limits')}
        <Now>
          {[
            bufferBefore > 0 && limits('hours.beforeNow', { count: bufferBefore }),
            t('sessions.kinds.limitsNow', { pause, notice: noticeHours, horizon: horizonDays }),
            perDay > 0 && limits('hours.perDayNow', { count: perDay }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Now>
      </summary>
      <Fields>
        <SelectField
          label={limits('hours.before')}
          value={String(bufferBefore)}
          options={breakOptions(bufferBefore)}
          onChange={(value) => onChange({ bufferBefore: Number(value) })}
        />
        <SelectField
          label={t('sessions.kinds.buffer')}
          value={String(buffer)}
          options={breakOptions(buffer)}
          onChange={(value) => onChange({ buffer: Number(value) })}
        />
        <Words>
          <Hint aria-live="polite">
            {limits('hours.gap', {
              end: timeOfDay(EXAMPLE_END, locale),
              next: timeOfDay(EXAMPLE_END + buffer + bufferBefore, locale),
            })}
          </Hint>
          {onForAll && (
            <Button $variant="ghost" $small onClick={handleForAll}>
              {limits('hours.forAll')}
            </Button>
          )}
        </Words>
        <Words>
          <PerDayField
            of="perDay"
            name={`${name}.perDay`}
            perDay={perDay}
            onChange={(next) => onChange({ perDay: next })}
          />
        </Words>
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
  gap: ${space[4]} ${space[3]};
  align-items: end;
  padding-top: ${space[2]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wideUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A part that needs the whole width of the fields, because it has a sentence. */
const Words = styled.div`
  grid-column: 1 / -1;
`
