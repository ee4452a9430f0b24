import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Field, media, space } from '@mentor-connect/ui'
import type { FormEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/**
 * Searches courses on the course page for the person's role. Without JavaScript it works as an ordinary form.
 */
export function CourseSearch() {
  const t = useT()
  const navigate = useNavigate()
  const { session } = useSession()
  const target = session.role === 'user' ? paths.learner.explore : paths.resources

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q') as string
    void navigate(`${target}?${new URLSearchParams({ q: text.trim() }).toString()}`)
  }
  return (
    <Search role="search" action={useHref(target)} onSubmit={handleSubmit}>
      <Field label={t('shell.search.label')} type="search" name="q" maxLength={SEARCH_MAX} required />
      <Button type="submit">{t('shell.search.submit')}</Button>
    </Search>
  )
}

const Search = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};
  width: 100%;
  max-width: 28rem;
  text-align: start;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${media.belowTablet} {
    flex-direction: column;
    align-items: stretch;
  }
`
