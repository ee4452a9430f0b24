import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call, useAttempt } from '@mentor-connect/api'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { REPORT_TEXT_MAX, type ReportCategory } from '@mentor-connect/contract/trust/reports'
import { graphemeCount, useFormats } from '@mentor-connect/i18n'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { ReportSubject } from './subject'
import { useReportT } from './useReportT'

interface Values {
  category: ReportCategory | ''
  text: string
}
type Errors = Partial<Record<keyof Values, string>>

/** State of the report form: its values, its errors after a submit, and a function to send it. */
export function useReport(userId: string, { name: _, ...subject }: ReportSubject, onSent: () => void) {
  const { attempt, isBusy, failure } = useAttempt()
  const errorsOf = useErrors()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>({ category: '', text: '' })
  const [errors, setErrors] = useState<Errors>({})

  // After a refused submit, the first field with an error gets the focus.
  useLayoutEffect(() => {
    if (errors.category) form.current?.querySelector('input')?.focus()
    else if (errors.text) form.current?.querySelector('textarea')?.focus()
  }, [errors])

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed })
    for (const field of Object.keys(changed)) if (field in errors) setErrors({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = errorsOf(values)
    setErrors(found)
    if (found.category || found.text) return
    const category = values.category as ReportCategory
    const body = { userId, ...subject, category, text: values.text.trim() }
    if (await attempt(() => call(fileReport, { body }))) onSent()
  }
  return { form, ...values, errors, change, submit, isBusy, failure }
}

function useErrors() {
  const t = useReportT()
  const { number } = useFormats()
  return ({ category, text }: Values): Errors => ({
    ...(category === '' && { category: t('report.category.missing') }),
    ...(category === 'other' && isBlank(text) && { text: t('report.text.missing') }),
    ...(graphemeCount(text.trim()) > REPORT_TEXT_MAX && {
      text: t('report.text.tooLong', { max: number(REPORT_TEXT_MAX) }),
    }),
  })
}
