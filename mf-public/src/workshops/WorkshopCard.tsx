import type { WorkshopSummary } from '@mentor-connect/contract/api/workshops'
import { paths } from '@mentor-connect/contract/remote'
import { languageName } from '@mentor-connect/contract/rules/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Card, Muted, Row, SubjectTag, Tag, color, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { WorkshopTime } from './WorkshopTime'

export function WorkshopCard({ workshop }: { workshop: WorkshopSummary }) {
  const t = useT()
  const locale = useLocale()
  const { id, title, subject, language, mentor, free } = workshop
  return (
    <Box as="li" $padding={5}>
      <Name>
        <Link to={paths.workshop(id)} lang={languageOf(title, language)}>
          {title}
        </Link>
      </Name>
      <WorkshopTime workshop={workshop} />
      <Muted>{t('public.workshops.by', { name: mentor.name })}</Muted>
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

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`

const Name = styled.h2`
  font-size: ${font.size.h3};
  font-weight: ${font.weight.semibold};

  a {
    display: inline-block;
    padding-block: ${space[2]};
    color: ${color.primary};
  }
`
