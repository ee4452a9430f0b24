import { fileUrl } from '@mentor-connect/api'
import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { CourseBanner, Row, Stack, SubjectTag, Tag, Title, radius } from '@mentor-connect/ui'
import styled from 'styled-components'
import { WorkshopHost } from './WorkshopHost'

/** Title and subject of a workshop, and its mentor. */
export function WorkshopHero({ workshop }: { workshop: Workshop }) {
  const locale = useLocale()
  const { title, subject, language, banner } = workshop
  return (
    <Stack as="header" $gap={5}>
      <Banner title={title} src={banner && fileUrl(banner)} />
      <Stack $gap={3}>
        <Row $gap={2}>
          <SubjectTag subject={subject} />
          <Tag $tone="neutral">{languageName(language, locale)}</Tag>
        </Row>
        <Title lang={languageOf(title, language)}>{title}</Title>
      </Stack>
      <WorkshopHost mentor={workshop.mentor} />
    </Stack>
  )
}

const Banner = styled(CourseBanner)`
  aspect-ratio: 2 / 1;
  border-radius: ${radius.large};
`
