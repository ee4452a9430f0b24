import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { Field, VisuallyHidden, useTypedSearch } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useCoursePath } from '../../course-cards/useCoursePath'
import { useMentorPath } from '../../course/useMentorPath'
import { useT } from '../../messages/useT'
import { addRecentSearch, clearRecentSearches, recentSearches } from './recentSearches'
import { SuggestionList } from './SuggestionList'
import { useCombobox } from './useCombobox'
import { useOptions, type Option } from './useOptions'
import { useSuggestions } from './useSuggestions'

interface SuggestFieldProps {
  label: string
  /** The search in the URL. */
  value: string
  onSearch: (text: string) => void
  /** Absent where the list is limited to one subject. */
  onSubject?: (subject: string) => void
}

/** The search field of the catalogue, with suggestions. The list below is searched while one types, too. */
export function SuggestField({ label, value, onSearch, onSubject }: SuggestFieldProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedSearch(value, onSearch)
  const { text, setText, reset } = typed
  const searchNow = (wanted: string) => {
    addRecentSearch(wanted.trim())
    typed.searchNow(wanted)
  }
  const [recent, setRecent] = useState<string[]>([])
  const [isTouched, setTouched] = useState(false)
  const found = useSuggestions(isTouched ? text : '')
  const options = useOptions(text, found, recent)
  const act = useActs({ searchNow, reset, onSubject })

  const handleChoose = (option: Option) => {
    if (option.kind === 'clear') {
      clearRecentSearches()
      setRecent([])
      field.current?.focus()
    } else act(option)
  }
  const box = useCombobox({ options, onChoose: handleChoose, onSubmit: () => searchNow(text) })

  return (
    <Wrapper>
      <Field
        ref={field}
        label={label}
        type="search"
        enterKeyHint="search"
        value={text}
        maxLength={SEARCH_MAX}
        {...box.inputProps}
        onFocus={() => setRecent(recentSearches())}
        onClick={box.open}
        onChange={(event) => {
          setText(event.target.value)
          setTouched(true)
          setRecent(recentSearches())
          box.restart()
        }}
      />
      <SuggestionList label={label} options={options} box={box} />
      <VisuallyHidden role="status">
        {box.isOpen && t('public.search.suggestions', { count: options.length })}
      </VisuallyHidden>
    </Wrapper>
  )
}

interface Acts {
  searchNow: (text: string) => void
  reset: () => void
  onSubject?: (subject: string) => void
}

/** What choosing an option does. */
function useActs({ searchNow, reset, onSubject }: Acts) {
  const navigate = useNavigate()
  const coursePath = useCoursePath()
  const mentorPath = useMentorPath()
  return ({ kind, value, text }: Option) => {
    if (kind === 'course') {
      addRecentSearch(text)
      void navigate(coursePath(value))
    } else if (kind === 'mentor') void navigate(mentorPath(value))
    else if (kind === 'subject' && onSubject) {
      reset()
      onSubject(value)
    } else searchNow(text)
  }
}

const Wrapper = styled.div`
  position: relative;
`
