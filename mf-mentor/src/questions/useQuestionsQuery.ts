import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

/** Page and course filter of the list of questions, stored in the URL. */
export function useQuestionsQuery() {
  const [params, update] = useSearchState()
  const course = params.get('course') ?? ''
  const write = (entries: { course: string; page: number }) =>
    update(
      () =>
        new URLSearchParams(
          Object.entries({
            course: entries.course,
            page: entries.page > 1 ? String(entries.page) : '',
          }).filter(([, value]) => value),
        ),
    )
  return {
    course,
    page: pageOf(params),
    setCourse: (chosen: string) => write({ course: chosen, page: 1 }),
    setPage: (page: number) => write({ course, page }),
  }
}
