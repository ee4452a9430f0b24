import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import {
  lessonFromMarkdown,
  lessonToMarkdown,
  MARKDOWN_TOO_COMPLEX,
  type MarkdownProblem,
} from '@mentor-connect/contract/courses/lessons/lessonMarkdown'
import { tooComplexLine } from '@mentor-connect/contract/courses/lessons/markdownLimits'
import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type LessonCopy, copyKey, draftCopies } from '../autosave/draftCopies'

/** Time without typing after which the server reads the text, in ms. */
const READ_DELAY_MS = 800
/**
 * Minimum time between two reads while somebody types, in ms. It saves a part of the rate limit for the read
 * that leaving the editor needs.
 */
const READ_INTERVAL_MS = (RATE_LIMITS.markdown.seconds * 1000) / (RATE_LIMITS.markdown.perAccount - 4)

type Problem = MarkdownProblem | { code: 'too_complex'; line?: number }

/** A lesson as Markdown. When typing pauses, the server reads the text, which becomes the draft if it is valid. */
export function useMarkdown(lesson: LessonCopy, body: LessonBody, onChange: (body: LessonBody) => void) {
  const [markdown, setMarkdown] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [failure, setFailure] = useState<ApiFailure>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastRead = useRef(-Infinity)
  const newest = useRef<string>(undefined)
  const latest = useRef({ lesson, body, onChange })
  useEffect(() => {
    latest.current = { lesson, body, onChange }
  })

  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      const kept = await storedMarkdown(latest.current.lesson)
      const written =
        kept ?? (await call(lessonToMarkdown, { body: { body: latest.current.body } })).data.markdown
      newest.current = written
      setMarkdown(written)
    } catch (error) {
      setFailure(asApiFailure(error))
    }
  }, [])
  useEffect(() => {
    void load()
    return () => clearTimeout(timer.current)
  }, [load])

  /** Sends the text to the server, which reads it. Resolves to true if it is a valid lesson. */
  const read = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    const text = newest.current
    if (text === undefined) return true
    setFailure(undefined)
    const line = tooComplexLine(text)
    if (line !== undefined) {
      setProblem({ code: 'too_complex', line })
      return false
    }
    lastRead.current = performance.now()
    try {
      const { data } = await call(lessonFromMarkdown, {
        body: { markdown: text, before: latest.current.body },
      })
      if (newest.current !== text) return false
      setProblem(data.problem)
      if (!data.body) return false
      latest.current.onChange(data.body)
      forgetMarkdown(latest.current.lesson)
      return true
    } catch (error) {
      const failed = asApiFailure(error)
      if (failed.reason === MARKDOWN_TOO_COMPLEX) setProblem({ code: 'too_complex' })
      else setFailure(failed)
      return false
    }
  }
  const change = (text: string) => {
    newest.current = text
    setMarkdown(text)
    keepMarkdown(lesson, text)
    clearTimeout(timer.current)
    const rest = lastRead.current + READ_INTERVAL_MS - performance.now()
    timer.current = setTimeout(() => void read(), Math.max(READ_DELAY_MS, rest))
  }
  return { markdown, problem, failure, load, read, change }
}

/**
 * Storage key of Markdown that could not be read as a lesson yet. It stays on this device, because only valid lessons
 * are sent.
 */
const markdownKey = (lesson: LessonCopy) => `${copyKey(lesson)}/markdown`

function keepMarkdown(lesson: LessonCopy, markdown: string): void {
  const { owner } = lesson
  const writtenAt = new Date().toISOString()
  void draftCopies().put({ key: markdownKey(lesson), owner, writtenAt, values: markdown })
}

export const forgetMarkdown = (lesson: LessonCopy) => void draftCopies().remove(markdownKey(lesson))

export async function storedMarkdown(lesson: LessonCopy): Promise<string | undefined> {
  const stored = await draftCopies().open(lesson.owner)
  return stored.find(({ key }) => key === markdownKey(lesson))?.values as string | undefined
}
