/** The text of the generated module. */
export declare function compiled(): Promise<string>;
