import { TagField } from '@mentor-connect/ui'
import { useState } from 'react'
import { useSubjectOptions } from './useSubjectOptions'
import { useWritingT } from './useWritingT'

interface SubjectTagFieldProps {
  /** Ids of the chosen subjects. */
  ids: string[]
  max: number
  onChange: (ids: string[]) => void
}

/** A field for choosing further subjects by name. */
export function SubjectTagField({ ids, max, onChange }: SubjectTagFieldProps) {
  const t = useWritingT()
  const [hasUnknown, setUnknown] = useState(false)
  const subjects = useSubjectOptions()
  const handleChange = (names: string[]) => {
    const found = names.map((name) => subjects.find(({ label }) => label === name)?.value)
    setUnknown(found.includes(undefined))
    onChange(found.filter((id) => id !== undefined))
  }
  return (
    <TagField
      label={t('community.write.tags')}
      hint={t('community.write.tagsHint', { max })}
      error={hasUnknown ? t('community.write.unknownTag') : ''}
      max={max}
      suggestions={subjects.map(({ label }) => label)}
      value={ids.flatMap((id) => subjects.find(({ value }) => value === id)?.label ?? [])}
      onChange={handleChange}
    />
  )
}
