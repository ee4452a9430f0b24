/** A message from one browser to the other, on the way to a connection between them. */
export type Signal = { description: RTCSessionDescriptionInit } | { candidate: RTCIceCandidateInit | null }
