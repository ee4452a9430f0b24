import type { Activity } from '@mentor-connect/contract/learning/learners'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import {
  Card,
  Muted,
  SectionTitle,
  Small,
  Stack,
  color,
  font,
  media,
  radius,
  space,
} from '@mentor-connect/ui'
import { Flame } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { DayBar } from './DayBar'

/** The activity of the last seven days, and the streak in days with its rule. */
export function ActivityWeek({ activity: { days, streak, forgivenDay } }: { activity: Activity }) {
  const t = useT()
  const { weekday } = dateFormats(useLocale(), 'UTC')
  const forgiven = days.find(({ day }) => day === forgivenDay)
  const total = days.reduce((sum, { steps }) => sum + steps, 0)
  const highest = Math.max(...days.map(({ steps }) => steps))
  return (
    <Card as="section" aria-labelledby="activity-title">
      <Layout>
        <Stack $gap={2}>
          <SectionTitle id="activity-title">{t('learner.activity.title')}</SectionTitle>
          <Streak $burning={streak > 0}>
            <Flame size={24} aria-hidden />
            {streak > 0 ? t('learner.activity.streak', { count: streak }) : t('learner.activity.noStreak')}
          </Streak>
          <Muted>
            {total === 0 ? t('learner.activity.none') : t('learner.activity.total', { count: total })}
          </Muted>
          <Small>
            {t('learner.activity.rule')}
            {forgiven && ` ${t('learner.activity.forgiven', { day: weekday(forgiven.day) })}`}
          </Small>
        </Stack>
        <Bars>
          {days.map(({ day, steps }, index) => (
            <DayBar
              key={day}
              day={day}
              steps={steps}
              share={highest === 0 ? 0 : steps / highest}
              isToday={index === days.length - 1}
            />
          ))}
        </Bars>
      </Layout>
    </Card>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  }
  /* In wide windows, the card has half the width of the page. */
  ${media.wideUp} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Streak = styled.p<{ $burning: boolean }>`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  padding: ${space[1]} ${space[4]} ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${({ $burning }) => ($burning ? color.accentSoft : color.sunken)};
  color: ${({ $burning }) => ($burning ? color.warning : color.muted)};
  font-weight: ${font.weight.semibold};
`

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`
