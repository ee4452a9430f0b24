import type { Opening } from '@mentor-connect/contract/work/openings'
import { languageOf } from '@mentor-connect/i18n'
import { Row, SectionTitle, Stack, Tag, font, useSubjectName } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useOpeningPaths } from './useOpeningPaths'
import { useT } from './messages/useT'

interface OpeningTextProps {
  opening: Pick<Opening, 'description' | 'skills' | 'employer' | 'language' | 'apply'>
  /** Further content about how to apply. */
  children?: ReactNode
}

/** The description of an opening, its skills, its employer and the way to apply. */
export function OpeningText({ opening, children }: OpeningTextProps) {
  const t = useT()
  const subject = useSubjectName()
  const openingPaths = useOpeningPaths()
  const { description, skills, employer, language, apply } = opening
  return (
    <>
      <Stack as="section" $gap={3}>
        <SectionTitle>{t('openings.one.about')}</SectionTitle>
        <Words lang={languageOf(description, language)}>{description}</Words>
      </Stack>
      {skills.length > 0 && (
        <Stack as="section" $gap={3}>
          <SectionTitle>{t('openings.one.skills')}</SectionTitle>
          <Row as="ul" $gap={2}>
            {skills.map((skill) => (
              <li key={skill}>
                <Tag
                  as={Link}
                  to={`${openingPaths.list}?${new URLSearchParams({ skill })}`}
                  lang={languageOf(subject(skill))}
                >
                  {subject(skill)}
                </Tag>
              </li>
            ))}
          </Row>
        </Stack>
      )}
      {(employer.about || employer.website) && (
        <Stack as="section" $gap={3}>
          <SectionTitle>
            <span lang={languageOf(employer.name, language)}>
              {t('openings.one.employer', { name: employer.name })}
            </span>
          </SectionTitle>
          {employer.about && <Words lang={languageOf(employer.about, language)}>{employer.about}</Words>}
          {employer.website && (
            <p>
              <a href={employer.website} target="_blank" rel="noopener noreferrer nofollow ugc">
                {t('openings.one.website')}
              </a>
            </p>
          )}
        </Stack>
      )}
      <Stack as="section" $gap={3}>
        <SectionTitle>{t('openings.one.how')}</SectionTitle>
        <p>{t(apply.way === 'here' ? 'openings.one.howHere' : 'openings.one.howLink')}</p>
        {children}
      </Stack>
    </>
  )
}

const Words = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
