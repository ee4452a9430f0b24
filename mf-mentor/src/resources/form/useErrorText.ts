import { COURSE_TEXTS, forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'
import { FACT_LINES_MAX } from '@mentor-connect/contract/courses/courseFacts'
import {
  COURSE_HOURS_MAX,
  COURSE_HOURS_STEP,
  COURSE_LINE_MAX,
  DOMAINS_MAX,
  DOMAIN_TAG_MAX,
  LESSONS_PER_COURSE_MAX,
  LESSONS_PER_MODULE_MAX,
  LESSON_TITLE_MAX,
  MODULES_MAX,
  MODULE_NAME_MAX,
  URL_MAX,
} from '@mentor-connect/contract/rules/limits'
import { useSharedT } from '@mentor-connect/i18n'
import { useT } from '../../messages/useT'
import type { ResourceError } from './resourceErrors'

/** Returns a function from a field's validation error to its text. Fields of modules and lessons are supported. */
export function useErrorText(): (field: string, error: ResourceError) => string {
  const t = useT()
  const shared = useSharedT()
  const ofFile = {
    needs_document: t('mentor.form.document.required'),
    not_uploaded: t('mentor.form.document.notUploaded'),
  }
  const ofAddress = {
    has_password: shared('ui.address.has_password'),
    not_public: shared('ui.address.not_public'),
    invisible: shared('ui.line.invisible'),
  }
  const linesText = (max: number) => ({
    too_many: t('mentor.form.lines.tooMany', { max }),
    too_long: t('mentor.form.lines.tooLong', { max: COURSE_LINE_MAX }),
  })
  const sentences: Record<string, Partial<Record<ResourceError, string>>> = {
    ...forEachCourseText((name) => {
      const field = t(`ui.course.${name}`)
      return {
        required: t('mentor.form.text.required', { field }),
        too_short: t('mentor.form.text.tooShort', { field, min: COURSE_TEXTS[name].min }),
        too_long: t('mentor.form.text.tooLong', { field, max: COURSE_TEXTS[name].max }),
      }
    }),
    hours: {
      out_of_range: t('mentor.form.hours.outOfRange', { step: COURSE_HOURS_STEP, max: COURSE_HOURS_MAX }),
    },
    outcomes: linesText(FACT_LINES_MAX.outcomes),
    needs: linesText(FACT_LINES_MAX.needs),
    domain: {
      too_many: t('mentor.form.domain.tooMany', { max: DOMAINS_MAX }),
      too_long: t('mentor.form.domain.tooLong', { max: DOMAIN_TAG_MAX }),
    },
    modules: {
      required: t('mentor.form.modules.required'),
      too_many: t('mentor.form.modules.tooMany', { modules: MODULES_MAX, lessons: LESSONS_PER_COURSE_MAX }),
    },
    'modules.name': {
      required: t('mentor.form.module.name.required'),
      too_long: t('mentor.form.module.name.tooLong', { max: MODULE_NAME_MAX }),
    },
    'modules.lessons': {
      too_many: t('mentor.form.lessons.tooMany', { max: LESSONS_PER_MODULE_MAX }),
    },
    'modules.lessons.title': {
      required: t('mentor.form.lesson.title.required'),
      too_long: t('mentor.form.lesson.title.tooLong', { max: LESSON_TITLE_MAX }),
    },
    'modules.lessons.url': {
      required: t('mentor.form.lesson.url.required'),
      not_http_url: t('mentor.form.lesson.url.notHttp'),
      ...ofAddress,
      too_long: t('mentor.form.lesson.url.tooLong', { max: URL_MAX }),
    },
    'modules.lessons.document': {
      ...ofFile,
      not_http_url: t('mentor.form.lesson.url.notHttp'),
      ...ofAddress,
      too_long: t('mentor.form.lesson.url.tooLong', { max: URL_MAX }),
    },
  }
  return (field, error) => sentences[field.replace(/\.\d+/g, '')]?.[error] ?? t('error.invalid_input')
}
