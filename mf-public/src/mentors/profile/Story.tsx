import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { languageOf } from '@mentor-connect/i18n'
import { SectionTitle, Stack, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The mentor's introduction, in the mentor's own words. */
export function Story({ mentor: { name, story, languages } }: { mentor: Mentor }) {
  const t = useT()
  if (!story) return null
  const paragraphs = story.split(/\n{2,}/)
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle>{t('public.mentor.about', { name })}</SectionTitle>
      <Text lang={languageOf(story, languages?.[0])}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Text>
    </Stack>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 42rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
