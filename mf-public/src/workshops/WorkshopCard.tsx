import { fileUrl } from '@mentor-connect/api'
import type { WorkshopSummary } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Avatar, Muted, Row, SubjectTag, Tag } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SummaryCard, SummaryName } from '../page-layout/SummaryCard'
import { useSitePaths } from '../page-layout/useSitePaths'
import { useT } from './messages/useT'
import { WorkshopTime } from './WorkshopTime'

export function WorkshopCard({ workshop }: { workshop: WorkshopSummary }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const locale = useLocale()
  const { id, title, subject, language, mentor, free } = workshop
  return (
    <Box as="li" $padding={5}>
      <SummaryName>
        <Link to={sitePaths.workshop(id)} lang={languageOf(title, language)}>
          {title}
        </Link>
      </SummaryName>
      <WorkshopTime workshop={workshop} />
      <Host $gap={2}>
        <Avatar name={mentor.name} src={mentor.profile && fileUrl(mentor.profile)} size={36} />
        <Muted>{t('public.workshops.by', { name: mentor.name })}</Muted>
      </Host>
      <Row $gap={2}>
        <SubjectTag subject={subject} />
        <Tag $tone="neutral">{languageName(language, locale)}</Tag>
        <Tag $tone={free > 0 ? 'success' : 'accent'}>
          {free > 0 ? t('public.workshops.free', { count: free }) : t('public.workshops.full')}
        </Tag>
      </Row>
    </Box>
  )
}

const Host = styled(Row)`
  flex-wrap: nowrap;
`

const Box = styled(SummaryCard)`
  overflow-wrap: anywhere;
`
