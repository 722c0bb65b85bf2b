// Made from the schemas by `make wire`. Do not edit.

/** From weak to strong. */
export const BOTS = ["marmot","squirrel","badger","ibex","fox","eagle","lynx","owl"] as const;

/** Those that a person can be. */
export const ANIMALS = ["badger","bear","beaver","chamois","deer","dormouse","fox","frog","goose","hare","hedgehog","ibex","lynx","marmot","mole","otter","owl","raven","salamander","squirrel"] as const;
