import type { Career } from '@mentor-connect/contract/learning/careers'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { Card, CardTitle, SectionTitle, Small, Stack, TARGET } from '@mentor-connect/ui'
import styled from 'styled-components'
import { FactList } from './FactList'
import { InterestShares } from './InterestShares'
import { useT } from './messages/useT'

/** Facts of a career in a box: ways in, cost, kinds of work, occupation code and source. */
export function CareerFacts({ career }: { career: Career }) {
  const t = useT()
  const locale = useLocale()
  const { month } = dateFormats(locale, 'UTC')
  const source = (
    <SourceLink href={career.source.url} target="_blank" rel="noopener noreferrer" lang="en">
      {career.source.name}
    </SourceLink>
  )
  return (
    <Card as="section" aria-labelledby="career-facts">
      <Stack $gap={5}>
        <SectionTitle id="career-facts">{t('public.careers.facts')}</SectionTitle>
        <FactList
          facts={[
            [t('public.careers.ways'), career.ways.map((way) => t(`public.careers.way.${way}`)).join(' · ')],
            [t('public.careers.cost'), t(`public.careers.cost.${career.cost}`)],
            [t('public.careers.checked'), month(`${career.checkedOn}-01`)],
            [t('public.careers.source'), source],
            [t(career.code.includes('.') ? 'public.careers.code' : 'public.careers.codeGroup'), career.code],
          ]}
        />
        <Small>{t('public.careers.costNote')}</Small>
        <Stack $gap={2}>
          <CardTitle>{t('public.careers.shares')}</CardTitle>
          <Small>{t('public.careers.sharesNote')}</Small>
          <InterestShares career={career} />
        </Stack>
      </Stack>
    </Card>
  )
}

const SourceLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`
