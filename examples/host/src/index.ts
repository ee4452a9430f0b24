// The packages that the host shares are ready after this import.
void import('./host')
