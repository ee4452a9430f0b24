import { useEndpoint } from '@mentor-connect/api'
import { findSimilarQuestions } from '@mentor-connect/contract/community/questions'
import { languageOf } from '@mentor-connect/i18n'
import { Small, Stack } from '@mentor-connect/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { useWritingT } from './useWritingT'

/** Pause in typing before similar questions are looked for, in ms. */
const QUIET_MS = 400
/** Shortest title for which similar questions are looked for, in characters. */
const TITLE_MIN = 8

/** Questions that are similar to the title that is being written. Their number is announced. */
export function SimilarWhileTyping({ title }: { title: string }) {
  const t = useWritingT()
  const communityPaths = useCommunityPaths()
  const wanted = useQuiet(title.trim())
  const isLong = wanted.length >= TITLE_MIN
  const { data = [] } = useEndpoint(findSimilarQuestions, isLong ? { query: { title: wanted } } : null)
  const found = isLong ? data : []
  return (
    <Stack $gap={2}>
      <Small role="status">
        {found.length > 0 && t('community.write.similarFound', { count: found.length })}
      </Small>
      {found.length > 0 && (
        <Stack as="ul" $gap={1} aria-label={t('community.write.similar')}>
          {found.map(({ id, title: similar, language, answers }) => (
            <li key={id}>
              <Link to={communityPaths.question(id)} lang={languageOf(similar, language)}>
                {similar}
              </Link>{' '}
              <Small>{t('community.write.similarAnswers', { count: answers })}</Small>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** Returns a text after it has not changed for `QUIET_MS`. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
