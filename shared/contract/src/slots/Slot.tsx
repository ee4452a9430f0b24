import { Fragment } from 'react'
import type { SlotProps } from './SlotsContext'
import { useSlots } from './useSlots'

type Props<Name extends keyof SlotProps> = { name: Name } & SlotProps[Name]

/** A place where other areas add components. A failing component does not affect the page around it. */
export function Slot<Name extends keyof SlotProps>({ name, ...props }: Props<Name>) {
  const { contributions } = useSlots()
  return contributions(name).map(({ id, render }) => (
    <Fragment key={id}>{render(props as unknown as SlotProps[Name])}</Fragment>
  ))
}
