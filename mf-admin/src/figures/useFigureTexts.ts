import { ANSWER_DAYS, FIGURES, type FigureName } from '@mentor-connect/contract/admin/figures'
import { INTL_TAGS, useFormats, useLocale } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'

/** Returns functions for the names of figures and for their formatted values. */
export function useFigureTexts() {
  const t = useT()
  const tag = INTL_TAGS[useLocale()]
  const { number } = useFormats()
  return {
    nameOf: (name: FigureName) => t(`admin.figures.${name}`, { days: ANSWER_DAYS }),
    valueOf: (name: FigureName, value: number) =>
      FIGURES[name] === 'share'
        ? new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(value)
        : number(value),
  }
}
