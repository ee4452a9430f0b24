import { Field } from './Field'
import { useTypedSearch } from './useTypedSearch'

interface SearchFieldProps {
  label: string
  /** The search text in the URL. */
  value: string
  onSearch: (text: string) => void
  maxLength: number
}

/** A search field that searches after a short pause in typing. It follows the URL when the URL changes. */
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
