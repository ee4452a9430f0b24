import { Fragment } from 'react'
import type { AreaSlotName } from '../site/slots'
import type { PropsOf, SlotProps } from './SlotsContext'
import { useSlots } from './useSlots'

type Props<Name extends keyof SlotProps> = { name: Name } & SlotProps[Name]

/** A place where other areas add components. A failing component does not affect the page around it. */
export function Slot<Name extends keyof SlotProps>({ name, ...props }: Props<Name>) {
  return <Contributions name={name} props={props as unknown as PropsOf<Name>} />
}

/**
 * A place in a page of an area that the area itself offers to others. The area declares it in `area.json`.
 *
 * @param name the area's name, a dot, and a name that is unique within the area, such as `jobs.details`
 * @param props what each component gets
 */
export function AreaSlot({ name, props = {} }: { name: AreaSlotName; props?: object }) {
  return <Contributions name={name} props={props} />
}

function Contributions<Name extends keyof SlotProps | AreaSlotName>({
  name,
  props,
}: {
  name: Name
  props: PropsOf<Name>
}) {
  return useSlots()
    .contributions(name)
    .map(({ id, render }) => <Fragment key={id}>{render(props)}</Fragment>)
}
