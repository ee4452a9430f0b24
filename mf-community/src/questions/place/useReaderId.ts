import { useSession } from '@mentor-connect/contract/auth'

/** The id of the signed-in person; undefined for visitors. */
export const useReaderId = (): string | undefined => useSession().session.data?._id
