import { Field } from './Field'
import { useTypedSearch } from './useTypedSearch'

interface SearchFieldProps {
  label: string
  /** The search text in the URL. */
  value: string
  onSearch: (text: string) => void
  maxLength: number
}

/** Searches after a short pause in typing; follows the URL when it changes. */
export function SearchField({ label, value, onSearch, maxLength }: SearchFieldProps) {
  const { text, setText } = useTypedSearch(value, onSearch)
  return (
    <Field
      label={label}
      type="search"
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
