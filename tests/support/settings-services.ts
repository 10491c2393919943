/** Services of a change to the settings: nothing uses what it removes, and every place is known. */
export const settingsServices = {
  settingsFile: null,
  settingsSubscribers: [],
  servicesInUse: async () => [],
  zonesInUse: async () => [],
  unknownPlaces: async () => [],
};
