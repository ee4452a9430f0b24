import { ArrowDown, ArrowUp, CalendarDays, EllipsisVertical, Trash2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Menu, MenuItem } from '..'
import { useStepT } from './useStepT'

export interface StepMenuProps {
  /** Ref to the button that opens the menu. */
  button: Ref<HTMLButtonElement>
  name: string
  hasDate: boolean
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  /** Returns additional actions for the step. `close` closes the menu. */
  actions?: ((close: () => void) => ReactNode) | undefined
  /** Opens the form for the date. Undefined for a step whose date cannot be changed. */
  onDate: (() => void) | undefined
  /**
   * Moves the step.
   * @param by one place up (-1) or down (1)
   */
  onMove: (by: number) => void
  onRemove: () => void
}

/** The menu with the rarely used actions of a step. */
export function StepMenu({ button, name, isBusy, actions, ...step }: StepMenuProps) {
  const t = useStepT()
  return (
    <Menu ref={button} label={t('step.menu', { name })} icon={<EllipsisVertical size={22} aria-hidden />}>
      {(close) => {
        const act = (action: () => void) => ({
          $inactive: isBusy,
          onClick: () => {
            close()
            action()
          },
        })
        return (
          <>
            {step.onDate && (
              <MenuItem {...act(step.onDate)}>
                <CalendarDays size={20} aria-hidden />
                {t(step.hasDate ? 'step.changeDate' : 'step.addDate')}
              </MenuItem>
            )}
            {actions?.(close)}
            {!step.isFirst && (
              <MenuItem {...act(() => step.onMove(-1))}>
                <ArrowUp size={20} aria-hidden />
                {t('step.up')}
              </MenuItem>
            )}
            {!step.isLast && (
              <MenuItem {...act(() => step.onMove(1))}>
                <ArrowDown size={20} aria-hidden />
                {t('step.down')}
              </MenuItem>
            )}
            <MenuItem {...act(step.onRemove)}>
              <Trash2 size={20} aria-hidden />
              {t('step.remove')}
            </MenuItem>
          </>
        )
      }}
    </Menu>
  )
}
