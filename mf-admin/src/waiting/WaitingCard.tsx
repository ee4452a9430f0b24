import type { Waiting, WaitingKind } from '@mentor-connect/contract/admin/waiting'
import { INTL_TAGS, useFormats, useLocale } from '@mentor-connect/i18n'
import { Card, CardTitle, color, CoverLink, font, Muted, Row, Stack, Tag } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ageOf } from '../list-controls/age'

/** Paths of the list that shows the waiting items of each kind. */
const LISTS = {
  applications: '/applications?standing=pending',
  openings: '/openings',
  feeds: '/openings/feeds',
  community: '/community',
  cases: '/cases?view=open',
  appeals: '/cases/appeals?state=open',
  guardians: '/cases/guardians?state=given',
  missedSessions: '/cases/missed-sessions',
  jobs: '/jobs?state=dead',
} as const satisfies Record<WaitingKind, string>

/** The number of waiting items of a kind and their waiting time. Links to the list. */
export function WaitingCard({ waiting: { kind, count, overdue, oldest } }: { waiting: Waiting }) {
  const t = useT()
  const tag = INTL_TAGS[useLocale()]
  const { number } = useFormats()
  const [now] = useState(() => Date.now())
  return (
    <Tile as="li" $padding={5}>
      <Stack $gap={2}>
        <CardTitle as="h2">
          <CoverLink to={LISTS[kind]}>{t(`admin.waiting.kind.${kind}`)}</CoverLink>
        </CardTitle>
        <Count $isZero={count === 0}>{number(count)}</Count>
        <Row $gap={2}>
          <Muted>
            {oldest
              ? t('admin.waiting.oldest', { age: ageOf(now - Date.parse(oldest), tag) })
              : t('admin.waiting.none')}
          </Muted>
          {overdue > 0 && <Tag $tone="accent">{t('admin.waiting.overdueCount', { count: overdue })}</Tag>}
        </Row>
      </Stack>
    </Tile>
  )
}

const Tile = styled(Card)`
  position: relative;

  &:hover {
    border-color: ${color.primary};
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
`

const Count = styled.p<{ $isZero: boolean }>`
  color: ${({ $isZero }) => ($isZero ? color.muted : color.text)};
  font-size: ${font.size.h1};
  font-weight: ${font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`
