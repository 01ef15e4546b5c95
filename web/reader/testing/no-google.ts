/** A browser in which nobody signs in with Google. */
export const noGoogle = {
  openPopup: () => null,
  goTo: async () => {},
  onOutcome: () => () => {},
  onFocus: () => () => {},
}
