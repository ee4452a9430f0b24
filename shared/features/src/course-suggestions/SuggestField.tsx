import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useSharedT } from '@mentor-connect/i18n'
import {
  IconButton,
  Field,
  VisuallyHidden,
  color,
  space,
  useTypedSearch,
  useCombobox,
} from '@mentor-connect/ui'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { addRecentSearch, clearRecentSearches, recentSearches } from './recentSearches'
import { SuggestionList } from './SuggestionList'
import { useOptions, type Option } from './useOptions'
import { useSuggestions } from './useSuggestions'

interface SuggestFieldProps {
  label: string
  /** The search in the URL. */
  value: string
  onSearch: (text: string) => void
  /** Called with the subject that was chosen. Absent if the list is limited to one subject. */
  onSubject?: (subject: string) => void
  /** Returns the address of a course in the current area. `mentorPath` does the same for a mentor. */
  coursePath: (id: string) => string
  mentorPath: (id: string) => string
  /** Name of the button that empties the field. If absent, the browser's own button is used. */
  clearLabel?: string
}

/**
 * A search field for courses with suggestions. The list of courses below it is also searched while the person types.
 */
export function SuggestField({
  label,
  value,
  onSearch,
  onSubject,
  coursePath,
  mentorPath,
  clearLabel,
}: SuggestFieldProps) {
  const t = useSharedT()
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
  const act = useActs({ searchNow, reset, onSubject, coursePath, mentorPath })

  const handleChoose = (option: Option) => {
    if (option.kind === 'clear') {
      clearRecentSearches()
      setRecent([])
      field.current?.focus()
    } else act(option)
  }
  const handleClear = () => {
    typed.searchNow('')
    field.current?.focus()
  }
  const box = useCombobox({ options, onChoose: handleChoose, onSubmit: () => searchNow(text) })

  return (
    <Wrapper>
      <Field
        ref={field}
        label={label}
        type={clearLabel ? 'text' : 'search'}
        inputMode="search"
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
        end={
          clearLabel &&
          (text ? <ClearButton label={clearLabel} onClear={handleClear} /> : <Sign size={20} aria-hidden />)
        }
      />
      <SuggestionList label={label} options={options} box={box} />
      <VisuallyHidden role="status">
        {box.isOpen && t('ui.search.suggestions', { count: options.length })}
      </VisuallyHidden>
    </Wrapper>
  )
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <IconButton aria-label={label} onClick={onClear}>
      <X size={20} aria-hidden />
    </IconButton>
  )
}

interface Acts extends Pick<SuggestFieldProps, 'onSubject' | 'coursePath' | 'mentorPath'> {
  searchNow: (text: string) => void
  reset: () => void
}

/** Returns the action for each kind of option. */
function useActs({ searchNow, reset, onSubject, coursePath, mentorPath }: Acts) {
  const navigate = useNavigate()
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

const Sign = styled(Search)`
  flex: none;
  margin-inline: ${space[3]};
  color: ${color.muted};
`
