import type { AuthContract } from '@mentor-connect/contract/auth'
import { useMemo, type ReactNode } from 'react'
import { ADAPTERS, type ContractAdapter } from './contractVersions'

/** Provides the earlier versions of the auth contract to areas that use them. */
export function AdaptedContracts({ contract, children }: { contract: AuthContract; children: ReactNode }) {
  return Object.values(ADAPTERS).reduce<ReactNode>(
    (inside, adapter) => (
      <Adapted adapter={adapter} contract={contract}>
        {inside}
      </Adapted>
    ),
    children,
  )
}

interface AdaptedProps {
  adapter: ContractAdapter
  contract: AuthContract
  children: ReactNode
}

function Adapted({ adapter: { context: Adapter, adapt }, contract, children }: AdaptedProps) {
  const adapted = useMemo(() => adapt(contract), [adapt, contract])
  return <Adapter value={adapted}>{children}</Adapter>
}
