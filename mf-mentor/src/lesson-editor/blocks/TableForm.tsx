import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { FormDialog } from './FormDialog'

interface TableFormProps {
  onSave: (rows: number, columns: number) => void
  onClose: () => void
}

export function TableForm({ onSave, onClose }: TableFormProps) {
  const t = useT()
  const [rows, setRows] = useState('3')
  const [columns, setColumns] = useState('2')
  const [isChecked, setChecked] = useState(false)
  const errorOf = (text: string, max: number) =>
    isChecked && countOf(text, max) === undefined ? t('editor.table.outOfRange', { max }) : undefined

  const handleSubmit = () => {
    setChecked(true)
    const size = [countOf(rows, TABLE_ROWS_MAX), countOf(columns, TABLE_COLUMNS_MAX)] as const
    if (size[0] !== undefined && size[1] !== undefined) onSave(size[0], size[1])
  }
  const numeric = { inputMode: 'numeric', maxLength: 12 } as const
  return (
    <FormDialog title={t('editor.tool.table')} onSubmit={handleSubmit} onClose={onClose}>
      <Field
        {...numeric}
        label={t('editor.table.rows')}
        hint={t('editor.table.hint')}
        error={errorOf(rows, TABLE_ROWS_MAX)}
        value={rows}
        onChange={(event) => setRows(event.target.value)}
      />
      <Field
        {...numeric}
        label={t('editor.table.columns')}
        error={errorOf(columns, TABLE_COLUMNS_MAX)}
        value={columns}
        onChange={(event) => setColumns(event.target.value)}
      />
    </FormDialog>
  )
}

const countOf = (text: string, max: number) => wholeNumber(text, max, 1)
