import { useEndpoint } from '@mentor-connect/api'
import { getOperator } from '@mentor-connect/contract/admin/passkeys'

/** The operator who is signed in. */
export const useOperator = () => useEndpoint(getOperator, {})
