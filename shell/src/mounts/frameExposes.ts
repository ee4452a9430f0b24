import type { FrameId } from '@mentor-connect/contract/site/mounts'

/** The remote that provides each frame. */
export const FRAMES: Record<FrameId, { remote: string; expose: string }> = {
  public: { remote: 'public', expose: 'frame' },
  learner: { remote: 'learner', expose: 'frame' },
  mentor: { remote: 'mentor', expose: 'frame' },
  admin: { remote: 'admin', expose: 'frame' },
}
